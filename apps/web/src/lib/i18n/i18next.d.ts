import type * as namespaces from './namespaces.ts';
import type { KeyOf } from './table.ts';

type Namespaces = typeof namespaces;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
    keySeparator: false;
    resources: { [N in keyof Namespaces]: Record<KeyOf<Namespaces[N]['texts']>, string> };
  }
}
