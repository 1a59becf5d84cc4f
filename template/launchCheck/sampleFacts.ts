/** What only the sample has, for the launch check. Delete here what is your company's own too. */
export const sampleFacts = {
  company: "Longitude",
  /** Its accounts elsewhere have it in their addresses. */
  domain: "longitude.example.com",
  /** Clients, and people who speak for them. */
  names: [
    "Norrvik Parcel",
    "Ribamonte Clinics",
    "Obalende Mutual",
    "Tres Lomas Growers",
    "Corvane Pictures",
    "Vestmark",
    "Ingrid Haugnes",
    "Beatriz Faria Lemos",
    "Tunde Akinrolabu",
    "Lucía Barrenetxe",
  ],
  /** The figures of `stats`, `reasons`, `trackRecord` and `company`. */
  figures: ["200+", "150+", "24/7", "99.9%", "15+", "13+", "98%", "95%", "300%"],
  /** The latitudes of its cities, which no translation changes. */
  latitudes: ["38.72", "59.91", "40.71", "-34.6", "6.45"],
  /** A part of the path that only its logo has. */
  logo: "A6.2 9.9 20 0 0 9.8 21.3",
  /** SHA-256 of `static/share.png`. */
  shareImage: "112c191fdcfc730ce18e29ad2050146a2ff9d709f6eff41ce6a07778b2ff0bc5",
};
