import { endpoints } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { appOfTests, beforeTests } from '../../testing/before-tests.ts';
import { usedSchemas } from './used-schemas.ts';

type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
  info: { license: object };
};
type Operation = { operationId: string; security?: object[]; responses: Record<string, object> };

/** What linters ask of a document by their recommended rules, Redocly's among them. */
describe('the document, to tools of others', () => {
  const site = appOfTests();
  const document = beforeTests(async () => (await site.callRaw<OpenApi>('GET', '/openapi.json')).body);
  const operations = (): Operation[] => Object.values(document.paths).flatMap((path) => Object.values(path));

  it('says of each call whether it needs a token', () => {
    const access = new Map(Object.entries<Endpoint>(endpoints).map(([name, { access: who }]) => [name, who]));
    for (const { operationId, security } of operations()) {
      const who = access.get(operationId.replace(/(?:Also\d+)?(?:-head)?$/, ''));
      expect([operationId, security]).toEqual([operationId, who === 'P' ? [] : [{ bearer: [] }]]);
    }
  });

  it('has one name for each call, and the shape of its refusals', () => {
    const names = operations().map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { responses } of operations()) expect(responses).toHaveProperty('default');
  });

  it('holds what it names, and nothing else', () => {
    const text = JSON.stringify(document);
    const named = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
    expect(Object.keys(document.components.schemas).sort()).toEqual([...named].sort());
  });

  it('names its licence', () => expect(document.info.license).toHaveProperty('name'));
});

it('keeps a schema that only another one names, and none that names but itself', () => {
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = { Page: { items: to('Row') }, Row: { next: to('Row') }, Lone: { next: to('Lone') } };
  expect(Object.keys(usedSchemas({ paths: to('Page') }, schemas))).toEqual(['Page', 'Row']);
});
