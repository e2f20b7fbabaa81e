import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A part of a page whose code arrives when it is first shown; render it inside a Suspense. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> {
  return lazy(async () => ({ default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> }));
}
