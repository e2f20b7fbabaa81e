import type { Table } from '../lib/i18n/table.ts';

export const texts = {
  play: ['Play video: {{title}}', 'Odtwórz film: {{title}}', '播放视频：{{title}}'],
  onPlay: ['Loads when you press play', 'Wczyta się po naciśnięciu odtwarzania', '点击播放后加载'],
  notHere: ['This video is not available here', 'Ten film nie jest tu dostępny', '此视频无法在这里播放'],
  demoStill: ['Demo picture', 'Obraz demonstracyjny', '演示图片'],
} satisfies Table;
