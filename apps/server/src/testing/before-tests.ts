import { afterAll, beforeAll } from 'vitest';
import type { DatabaseOptions } from '../platform/db/database.ts';
import { type TestApp, type TestAppOptions, callsOf, testApp } from './test-app.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** What is made once before the tests of the file, or of the `describe` around; empty until then. */
export function beforeTests<T extends object>(make: () => Promise<T>): T {
  const made = {} as T;
  beforeAll(async () => void Object.assign(made, await make()));
  return made;
}

/** The same for what is closed after the tests; what was made first is closed last. */
export function closedAfter<T extends { readonly close: () => Promise<void> }>(make: () => Promise<T>): T {
  const made = beforeTests(make);
  afterAll(() => made.close());
  return made;
}

/** The real app on a database of its own; its calls may be taken before it is made. */
export function appOfTests(options: TestAppOptions = {}): TestApp {
  const app = closedAfter(() => testApp(options));
  return Object.assign(app, callsOf(app));
}

export function databaseOfTests(options: DatabaseOptions = {}): TestDatabase {
  return closedAfter(() => testDatabase(options));
}
