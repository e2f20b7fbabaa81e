import type * as namespaces from './namespaces.ts';
import type { InOneLanguage } from './table.ts';

type Namespaces = typeof namespaces;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { [N in keyof Namespaces]: InOneLanguage<Namespaces[N]['texts']> };
  }
}
