/** The fourteen houses the designers of the marketplace work with. */
export type ProducerSlug =
  | 'nakagiri-indigo'
  | 'isoda-denim'
  | 'hatagiri-silk'
  | 'lanificio-cervora'
  | 'dentelle-brisemer'
  | 'gulmandi-block'
  | 'malhas-douranel'
  | 'adwenkese-looms'
  | 'hilanderia-sillar'
  | 'taller-nube-roja'
  | 'derb-lahrir'
  | 'canting-wetan'
  | 'sartoria-vicolo'
  | 'tilthammer';
