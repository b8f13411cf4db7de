import { ErrorAnswer, Type, type OperatorRole, type TSchema } from '@facet/service-kit';

export const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
export const Time = Type.String({ format: 'date-time' });
export const Role = Type.Unsafe<OperatorRole>(Type.Union([Type.Literal('owner'), Type.Literal('admin'), Type.Literal('moderator')]));
export const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });
export const Success = Type.Object({ success: Type.Literal(true) });
export const Password = Type.String({ maxLength: 200 });
export const Code = Type.String({ maxLength: 20, description: 'six digits of an authenticator app' });
export const NoBody = Type.Union([Type.Object({}, { additionalProperties: false }), Type.Null()]);
export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
export const strict = { additionalProperties: false };
export const success = { success: true as const };
