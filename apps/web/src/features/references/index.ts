export { ReferencesButton } from './ReferencesButton.tsx';
export { referencesParam } from './search-params.ts';
