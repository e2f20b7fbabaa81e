// The domain's way to write values, within reach of ui.
export { formatBadgeCount, formatCount, timeAgo } from '@rondo/domain/format';
export { FACE_COLOURS, faceSeed } from '@rondo/domain/media';
export { truncateGraphemes } from '@rondo/domain/text';
