export {
  AUDIT_PAGE,
  CREATORS_PAGE,
  LIST_PAGE,
  type PageRule,
  type PageWindow,
  pageOffset,
  pageWindow,
} from './page-window.ts';
export { hourSeed, MAX_SEED_LENGTH, seedStart } from './random-start.ts';
