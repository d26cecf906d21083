import { company } from '../../content/company.ts';
import { paperColours } from '../styles/paper-colours.ts';
import tokens from '../styles/tokens.css?raw';

const { light: paper } = paperColours(tokens);

export function GET() {
  return Response.json({
    name: company.name,
    short_name: company.name,
    description: company.blurb,
    id: '/',
    lang: 'en-ZA',
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
