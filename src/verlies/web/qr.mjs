// (being written)
export const Qr = () => null;
