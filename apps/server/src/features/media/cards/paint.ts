import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Drawing } from './drawing.ts';

/** Draws as PNG, `width` pixels wide. Shaping, painting and compressing happen on other threads. */
export async function paint({ svg, fontFiles, isClear = false }: Drawing, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: [...fontFiles] },
    imageRendering: 0,
    logLevel: 'off',
  });
  // The painter's colours are multiplied by how much they cover.
  const raw = { width: image.width, height: image.height, channels: 4, premultiplied: isClear } as const;
  const picture = sharp(image.pixels, { raw });
  return (isClear ? picture : picture.removeAlpha()).png({ compressionLevel: 9 }).toBuffer();
}

/** A picture cut to a size, as an address that stands in a drawing. Null for what cannot be read as a picture. */
export async function embeddedPicture(bytes: Buffer, width: number, height: number): Promise<string | null> {
  try {
    const cut = await sharp(bytes, { limitInputPixels: 50_000_000, density: 72 })
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: '#14121d' })
      .jpeg({ quality: 84 })
      .toBuffer();
    return `data:image/jpeg;base64,${cut.toString('base64')}`;
  } catch {
    return null;
  }
}
