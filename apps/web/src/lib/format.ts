// The domain's way to write values, within reach of ui.
export { formatBadgeCount, formatCount, timeAgo } from '@rondo/domain/format';
export { FACE_COLOURS } from '@rondo/domain/media';
export {
  fnv1a,
  foldTyped,
  halfWidth,
  readWhole,
  scriptLanguage,
  truncateGraphemes,
  typedDecimal,
  typedWhole,
} from '@rondo/domain/text';
