/** What the global set-up hands to every test file (`inject` of vitest). */
declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the server that holds the template. */
    databaseServer: string;
    /** Name of the migrated, otherwise empty database that test databases are copies of. */
    templateDatabase: string;
  }
}

export {};
