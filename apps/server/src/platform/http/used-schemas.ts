type Schemas = Readonly<Record<string, object>>;

const POINTER = /"#\/components\/schemas\/([^"]+)"/g;

/** The schemas that the rest of the document names, or that these name in turn; tools complain of all others. */
export function usedSchemas(document: object, schemas: Schemas): Schemas {
  const used = new Set<string>();
  const follow = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(POINTER)) {
      if (used.has(name) || !Object.hasOwn(schemas, name)) continue;
      used.add(name);
      follow(schemas[name] ?? {});
    }
  };
  follow(document);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
