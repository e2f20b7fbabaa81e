import { lazyRouteComponent } from '@tanstack/react-router';
import type { FlatNamespace } from 'i18next';
import type { ComponentType } from 'react';
import { loadCode } from './connection/load-code.ts';
import { loadNamespaces } from './i18n/texts.ts';

/** A page that is loaded when it is first needed, and where it comes from. */
export type LazyPage<Component> = Component & {
  readonly load: () => Promise<unknown>;
  readonly texts: readonly FlatNamespace[];
};

/** A page that its slice offers without loading it: its code and its texts arrive together when a route first needs them. */
export function lazyPage<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  texts: FlatNamespace[] = [],
) {
  const loadAll = async () => {
    try {
      const [module] = await loadCode(() => Promise.all([load(), loadNamespaces(texts)]));
      return module as Module & Record<Name, ComponentType>;
    } catch (cause) {
      // The router would reload on the browser's own message; `loadCode` has done so already.
      throw new Error(`The page ${name} did not load.`, { cause });
    }
  };
  return Object.assign(lazyRouteComponent(loadAll, name), { load, texts });
}
