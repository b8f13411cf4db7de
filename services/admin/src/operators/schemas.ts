import { Type, type OperatorRole } from '@facet/service-kit';

export const Role = Type.Unsafe<OperatorRole>(Type.Union([Type.Literal('owner'), Type.Literal('admin'), Type.Literal('moderator')]));
export const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });
export const Success = Type.Object({ success: Type.Literal(true) });
export const Password = Type.String({ maxLength: 200 });
export const Code = Type.String({ maxLength: 20, description: 'six digits of an authenticator app' });
export const NoBody = Type.Union([Type.Object({}, { additionalProperties: false }), Type.Null()]);
export const strict = { additionalProperties: false };
export const success = { success: true as const };
/** An operator as the object of an act. */
export const asObject = ({ id, username }: { id: string; username: string }) => ({ type: 'operator', id, label: username });
