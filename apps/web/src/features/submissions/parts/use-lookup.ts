export { type Lookup, useLookup } from '../../../lib/use-lookup.ts';
