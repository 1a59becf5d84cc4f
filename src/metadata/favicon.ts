/**
 * Wraps a square PNG as an ICO file: a directory of one entry, and the PNG as it is.
 *
 * @param size - The image's width and height, in pixels, below 256.
 */
export function icoOf(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  // Type: icon. Number of images.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  // Width and height. Colour planes, and bits per pixel.
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  // Length and offset of the image.
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
