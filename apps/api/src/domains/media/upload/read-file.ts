import type { FastifyRequest } from 'fastify';
import { RequestError } from '../../../house/errors/request-error.ts';

/** The one file of the form. Whatever a broken form makes the parser say is the sender's mistake. */
export async function readFile(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  try {
    const part = await request.file();
    if (part === undefined) throw new RequestError('validation', { fields: { file: 'is required' } });
    return { bytes: await part.toBuffer(), name: part.filename };
  } catch (error) {
    if (error instanceof RequestError || (typeof error === 'object' && error !== null && 'statusCode' in error)) throw error;
    throw new RequestError('validation', { fields: { file: 'did not arrive whole' }, cause: error });
  }
}
