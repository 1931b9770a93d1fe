import { remote } from '@orime/federation/preset';

export default remote(import.meta);
