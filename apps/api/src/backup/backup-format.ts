/**
 * A backup is gzip over lines of JSON: the header, then each table with its columns, one array of texts per row and a line
 * that counts and digests them, the sequences, and the word that nothing is missing. Values are in Postgres' own text form,
 * which reads back to the same value for every type.
 */
export const backupFormat = 1;

export interface BackupHeader {
  readonly backup: 'orime';
  readonly format: number;
  readonly takenAt: string;
  /** Numbers of the migrations that the rows belong to. */
  readonly migrations: readonly number[];
}

export interface TableStart {
  readonly table: string;
  readonly columns: readonly BackupColumn[];
}

export interface BackupColumn {
  readonly name: string;
  readonly type: string;
}

export interface TableEnd {
  readonly end: string;
  readonly rows: number;
  /** SHA-256 over the lines of the rows. */
  readonly digest: string;
}

export interface SequenceState {
  readonly sequence: string;
  readonly last: string;
  readonly called: boolean;
}

export interface BackupFooter {
  readonly complete: true;
  readonly tables: number;
}

export type BackupRow = readonly (string | null)[];
export type BackupLine = BackupHeader | TableStart | BackupRow | TableEnd | SequenceState | BackupFooter;

export interface BackupSummary {
  readonly file: string;
  readonly tables: number;
  readonly rows: number;
}

/** Rows in the text form that does not depend on where or when it is read. */
export const textForm = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL extra_float_digits = 1; SET LOCAL statement_timeout = 0; SET LOCAL search_path = public`;
