/** The build warns of its routes. */
export default function AppPage() {
  return "App";
}
