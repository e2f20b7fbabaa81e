interface ImportMetaEnv {
  /** Where the flags lie, with a slash at the end. */
  readonly FLAGS_BASE: string;
  readonly APP_VERSION: string;
}
