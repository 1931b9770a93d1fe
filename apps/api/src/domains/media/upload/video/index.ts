export { readVideo } from './read-video.ts';
