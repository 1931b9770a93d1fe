export { DesignDetails } from '../design-details.tsx';
export { TurnTile } from '../stage/turn/turn-tile.tsx';
export { GarmentFilm } from '../video/garment-film.tsx';
export { DesignEnd } from './design-end.tsx';
