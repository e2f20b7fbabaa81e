import type { Namespace } from 'i18next';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadNamespaces } from './i18n/texts.ts';

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A part of a page whose code arrives, with its texts, when it is first shown; render it inside a Suspense. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  texts: Namespace = [],
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadNamespaces(texts)]);
    return { default: module[name] as ComponentType<PropsOf<Module[Name]>> };
  });
}
