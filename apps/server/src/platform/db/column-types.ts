/** Where a row came from; an import or the demo may only replace its own. */
export type Origin = 'site' | 'import' | 'demo';

export type CreditRole = 'charter' | 'vfxer';

/** A jsonb value as pg hands it over and takes it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
