declare module "virtual:sentences" {
  const load: Record<string, () => Promise<{ default: Record<string, string | string[]> }>>;
  export default load;
}

declare module "virtual:rules" {
  const load: Record<string, () => Promise<{ default: string }>>;
  export default load;
}
