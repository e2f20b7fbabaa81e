const machinePath = /^\/(?:v2|events|health|openapi\.json|docs|assets)(?:[/?]|$)/;

/** Addresses of programs, not of people: an unknown one is answered in JSON, unless a browser is to show it. */
export function isMachinePath(url: string): boolean {
  return machinePath.test(url);
}
