import { lazyRouteComponent } from '@tanstack/react-router';
import type { FlatNamespace } from 'i18next';
import type { ComponentType } from 'react';
import { loadCode } from './connection/load-code.ts';
import { loadNamespaces } from './i18n/texts.ts';

/**
 * A page that a slice's front door offers without loading it: its code and its texts arrive together when a route
 * first needs them.
 */
export function lazyPage<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  namespaces: FlatNamespace[] = [],
) {
  const loadAll = async () => {
    try {
      const [module] = await loadCode(() => Promise.all([load(), loadNamespaces(namespaces)]));
      return module as Module & Record<Name, ComponentType>;
    } catch (cause) {
      // The router would reload on the browser's own message; `loadCode` has done so already.
      throw new Error(`The page ${name} did not load.`, { cause });
    }
  };
  return lazyRouteComponent(loadAll, name);
}
