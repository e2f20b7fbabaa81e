export { type Lookup, type LookupSource, useLookup } from '../../../lib/use-lookup.ts';
