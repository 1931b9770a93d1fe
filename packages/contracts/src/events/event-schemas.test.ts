import { expect, test } from '@jest/globals';
import type { Static } from 'typebox';
import { DELIVERY } from './delivery.ts';
import type { CommandMap, EventMap } from './event-map.ts';
import { COMMAND_SCHEMAS, EVENT_SCHEMAS } from './event-schemas.ts';

/**
 * The types of the events are written by hand, for their comments and so that nothing of TypeBox is in the first load. Here the compiler
 * compares each with its schema, in both directions: a field that one of the two does not have, has under another type, or has as
 * optional alone, makes its name a type error below.
 */
type Plain<Value> = Value extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : Value extends object
    ? [keyof Value] extends [never]
      ? 'without fields'
      : { readonly [Key in keyof Value]: Plain<Value[Key]> }
    : Value;
type IsSame<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;
type Requests = { readonly [Type in keyof CommandMap]: CommandMap[Type]['request'] };
type Agreement<Types, Schemas> = {
  readonly [Type in keyof Types & keyof Schemas]: IsSame<Types[Type], Static<Schemas[Type] & object>>;
};
type All<Types> = { readonly [Type in keyof Types]: true };

const facts: All<EventMap> = {} as Agreement<EventMap, typeof EVENT_SCHEMAS>;
const commands: All<CommandMap> = {} as Agreement<Requests, typeof COMMAND_SCHEMAS>;

test('every fact has a schema and a delivery class, and no other has one', () => {
  expect([facts, commands]).toEqual([{}, {}]);
  expect(Object.keys(EVENT_SCHEMAS).toSorted()).toEqual(Object.keys(DELIVERY).toSorted());
  expect(Object.keys(COMMAND_SCHEMAS).filter((type) => type in DELIVERY)).toEqual([]);
});
