import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../../schemas/endpoint.ts';

const Day = Type.String({ format: 'date' });
const Figures = { views: Type.Integer(), visitors: Type.Integer() };

/** Page views of visitors who accepted cookies. Visitors are distinct per UTC day only; longer periods add up the days. */
export const Analytics = Type.Object({
  from: Day,
  to: Day,
  total: Type.Object(Figures),
  /** Every day of the range, including days without views. */
  days: Type.Array(Type.Object({ day: Day, ...Figures })),
  /** Most viewed first; ids in paths are replaced by `:id`. */
  routes: Type.Array(Type.Object({ path: Type.String(), ...Figures })),
  languages: Type.Array(Type.Object({ language: Type.String(), ...Figures })),
});
export type Analytics = Static<typeof Analytics>;

/** At most 92 days; default: the last 30. */
export const getAnalytics = defineEndpoint({
  method: 'GET',
  url: '/api/analytics',
  querystring: Type.Object({
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: Analytics,
});
