// The domain's way to write values, within reach of ui.
export { formatBadgeCount, formatCount, timeAgo } from '@rondo/domain/format';
export { FACE_COLOURS } from '@rondo/domain/media';
export { fnv1a, halfWidth, truncateGraphemes } from '@rondo/domain/text';
