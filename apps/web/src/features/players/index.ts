export { CountryField } from './parts/CountryField.tsx';
export { PlayerLink } from './parts/PlayerLink.tsx';
