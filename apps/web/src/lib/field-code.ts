/** What is wrong with one field; `message` is the server's own text where it refused the field. */
export interface FieldCode {
  readonly field: string;
  readonly code: string;
  readonly message?: string;
  /** The bounds of a number. */
  readonly least?: number;
  readonly most?: number;
}
