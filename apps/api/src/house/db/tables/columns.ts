import type { ColumnType } from 'kysely';

/** `timestamptz`: read as Date, written as Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A `timestamptz` with a default. */
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** `jsonb`: read as parsed, written as JSON text. */
export type Json<Value = unknown> = ColumnType<Value, string, string>;
/** A `jsonb` with a default. */
export type DefaultedJson<Value = unknown> = ColumnType<Value, string | undefined, string>;
/** A nullable `jsonb`. */
export type NullableJson<Value = unknown> = ColumnType<Value | null, string | null | undefined, string | null>;
