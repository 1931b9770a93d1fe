import { Type } from 'typebox';
import { defineEndpoint } from '../schemas/endpoint.ts';

const Text = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));
const Position = Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 100_000_000 }), Type.Null()]));

/** A rendering error that a browser caught (specification, section 7). Only the message is needed; the rest is told where known. */
export const reportFrontEndError = defineEndpoint({
  method: 'POST',
  url: '/api/errors/front-end',
  body: Type.Object({
    message: Type.String({ minLength: 1, maxLength: 4000 }),
    name: Text(200),
    fileName: Text(1000),
    lineNumber: Position,
    columnNumber: Position,
    info: Text(16_000),
    route: Text(1000),
    /** `remote@version`, where the boundary knows it. */
    remote: Text(200),
  }),
  response: Type.Object({ id: Type.String() }),
});
