/** Building blocks of the endpoint schemas; used by the API, tests and release checks, never by a first paint. */
export {
  Address,
  AddressInput,
  Currency,
  IdParams,
  Language,
  Ok,
  PageQuery,
  pageOf,
  Price,
  SavedAddress,
  Success,
  Timestamp,
  TokenAnswer,
} from './common.ts';
export { defineEndpoint, NoContent } from './endpoint.ts';
export type { Answer, Body } from './endpoint.ts';
export { ErrorBody } from './error-body.ts';
export { FormFile } from './form.ts';
export { ImageRef } from './image-ref.ts';
export { LocalText } from './local-text.ts';
export { ChannelFileSchema, RemoteManifestSchema } from '../remote/manifest-schema.ts';
export { fitsSlot } from '../remote/fits-slot.ts';
export { SLOTS } from '../remote/slots.ts';
