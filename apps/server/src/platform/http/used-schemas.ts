import { ownValue } from '@rondo/domain/text';

type Schemas = Readonly<Record<string, object>>;

const POINTER = /"#\/components\/schemas\/([^"]+)"/g;

/** The schemas that the rest of the document names, or that these name in turn; tools complain of all others. */
export function usedSchemas(document: object, schemas: Schemas): Schemas {
  const used = new Set<string>();
  const follow = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(POINTER)) {
      const schema = ownValue(schemas, name);
      if (schema === undefined || used.has(name)) continue;
      used.add(name);
      follow(schema);
    }
  };
  follow(document);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
