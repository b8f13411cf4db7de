import { ErrorAnswer, Type, type TSchema } from '@facet/service-kit';

export const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
export const Time = Type.String({ format: 'date-time' });
export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
