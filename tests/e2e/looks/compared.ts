import { fileURLToPath } from 'node:url';

/** Of a picture with its reference. Measured: eight levels more of one colour, one pixel more inside a tile or a field
 *  without its ring change 0.42 % and more of a part; another spacing of letters changes up to 0.37 %. */
export const COMPARED = {
  threshold: 0.01,
  maxDiffPixelRatio: 0.004,
  stylePath: fileURLToPath(import.meta.resolve('./words-as-bars.css')),
};
