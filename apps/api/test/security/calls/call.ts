import type { EndpointRow, Role } from '@orime/contracts/lists';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { newId } from '../../../src/house/ids.ts';
import type { TestApp, TestClient } from '../../build-test-app.ts';

/** A call that works: on rows made for it, by somebody who may. */
export interface Call {
  /** Whose rows it is about. Left out, it is about nobody's: any of the roles that are let in may send it. */
  readonly by?: TestClient;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** A form with files instead of JSON. */
  readonly form?: { readonly payload: Buffer; readonly headers: Record<string, string> };
  /** Rows of somebody else that stand at places of query and body: `body.receiptFileId`. */
  readonly foreign?: Readonly<Record<string, string>>;
}

/** Makes the rows and the call. `sender` is for what the sender must own beforehand when the call is about nobody's rows. */
export type MakeCall = (sender: Sender) => Promise<Call>;

export interface Sender extends TestClient {
  readonly role: Role;
  readonly userId: string;
}

export type Calls = Readonly<Record<string, MakeCall>>;

export function nameOf({ method, url }: Pick<EndpointRow, 'method' | 'url'>): string {
  return `${method} ${url}`;
}

/** A fresh account of the role, or a visitor. */
export async function senderOf(api: TestApp, role: Role): Promise<Sender> {
  if (role === 'visitor') return { ...api, role, userId: '' };
  const client = await api.as(role);
  return { ...client, role, userId: client.user.id };
}

export function send(client: TestClient, row: Pick<EndpointRow, 'method' | 'url'>, call: Call): Promise<LightMyRequestResponse> {
  return client.inject(requestOf(row, call));
}

export function requestOf(
  { method, url }: Pick<EndpointRow, 'method' | 'url'>,
  { params = {}, query = {}, body, form }: Call,
): InjectOptions {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? `missing-${name}`));
  const search = new URLSearchParams(query).toString();
  return {
    method,
    url: search === '' ? path : `${path}?${search}`,
    headers: { 'idempotency-key': randomUUID(), ...form?.headers },
    ...(form === undefined ? (body === undefined ? {} : { payload: body }) : { payload: form.payload }),
  };
}

/** An id of the same form that nothing has. */
export function missingLike(id: string): string {
  const prefix = /^([a-z]{2,4})_[0-9A-Z]{26}$/.exec(id)?.[1];
  if (prefix !== undefined) return newId(prefix);
  if (id.includes('@')) return `missing-${id}`;
  return [...id].toReversed().join('').replaceAll(/^-|-$/g, 'x');
}
