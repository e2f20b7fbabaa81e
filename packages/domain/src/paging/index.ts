export {
  AUDIT_PAGE,
  CREATORS_PAGE,
  LIST_PAGE,
  type PageWindow,
  pageOffset,
  pageWindow,
} from './page-window.ts';
export { hourSeed, seedStart } from './random-start.ts';
