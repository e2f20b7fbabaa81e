import { lazyRouteComponent } from '@tanstack/react-router';
import i18next, { type Namespace } from 'i18next';
import type { ComponentType } from 'react';

/**
 * A page that a slice's front door offers without loading it: its code and its texts arrive together when a route
 * first needs them.
 */
export function lazyPage<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  namespaces: Extract<Namespace, string>[] = [],
) {
  const loadAll = async () => {
    const [module] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
    return module as Module & Record<Name, ComponentType>;
  };
  return lazyRouteComponent(loadAll, name);
}
