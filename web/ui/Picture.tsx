import {
  type Crop,
  type PictureFormat,
  type PictureName,
  type Picture as PictureSource,
  pictureFile,
  pictureFormats,
  pictures,
} from '../../art/pictures.ts';

const files = import.meta.glob<string>('../assets/pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface PictureProps {
  name: PictureName;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The first view's picture is fetched at once; all others when they come near. */
  first?: boolean;
}

/** A picture of art/pictures.ts in the formats, crops and widths that were encoded for it. */
export function Picture({ name, sizes, first = false }: PictureProps) {
  const { alt, crops }: PictureSource = pictures[name];
  const { phone, ...others } = crops;
  const [[cropName, crop] = []] = Object.entries(others);
  if (!cropName || !crop) throw new Error(`${name} has no crop for wide screens`);
  const [width, height] = crop.shown;
  const sources = [...(phone ? [['phone', phone] as const] : []), [cropName, crop] as const];

  return (
    <picture>
      {sources.flatMap(([source, data]) =>
        pictureFormats.map((format) => (
          <source
            key={`${source} ${format}`}
            type={`image/${format}`}
            media={source === 'phone' ? '(width < 768px)' : undefined}
            srcSet={srcSet(name, source, data, format)}
            sizes={sizes}
            width={data.shown[0]}
            height={data.shown[1]}
          />
        )),
      )}
      <img
        src={fileUrl(name, cropName, crop.widths[0] ?? width, 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        className="block h-auto w-full"
      />
    </picture>
  );
}

function srcSet(name: PictureName, crop: string, { widths }: Crop, format: PictureFormat): string {
  return widths.map((width) => `${fileUrl(name, crop, width, format)} ${width}w`).join(', ');
}

function fileUrl(name: PictureName, crop: string, width: number, format: PictureFormat): string {
  const file = pictureFile(name, crop, width, format);
  const url = files[`../assets/pictures/${file}`];
  if (!url) throw new Error(`${file} is missing: run npm run art:encode`);
  return url;
}
