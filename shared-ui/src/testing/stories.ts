import type { ViewedImage } from '../components/ImageViewer/ImageViewer';

type StoryPicture = ViewedImage & { thumbnail: string };

function picture(width: number, height: number, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 4 3" preserveAspectRatio="none"><path fill="${color}" d="M0 0h4v3H0z"/><path fill="#fff" fill-opacity=".35" d="M0 3 4 0v3z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function image(id: number, alt: string, width: number, height: number, color: string): StoryPicture {
  return { id, alt, src: picture(width, height, color), thumbnail: picture(width / 4, height / 4, color) };
}

/** Pictures of different shapes for stories and tests. */
export const storyPictures: StoryPicture[] = [
  image(1, 'Шоурум', 1600, 1200, '#4b3fd6'),
  image(2, 'Упаковка к новому году', 900, 1500, '#0f7a57'),
  image(3, 'Стенд на выставке', 2000, 700, '#bf2c2a'),
  image(4, 'Образцы тканей', 1000, 1000, '#1a66b3'),
  image(5, 'Производство', 1600, 1200, '#6b4e00'),
];

/** A picture that does not load. */
export const brokenPicture: StoryPicture = {
  id: 9,
  alt: 'Склад',
  src: '/nothing-here.png',
  thumbnail: '/nothing-here.png',
};
